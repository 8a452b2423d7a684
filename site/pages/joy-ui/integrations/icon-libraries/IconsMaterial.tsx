import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Delete from '@mui/icons-material/Delete';
import Search from '@mui/icons-material/Search';
import Upload from '@mui/icons-material/Upload';

export default function IconsMaterial() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Button startDecorator={<Upload />}>Upload</Button>
      <IconButton aria-label="Delete" variant="outlined" color="danger">
        <Delete />
      </IconButton>
      <Input
        aria-label="Search files"
        defaultValue="invoice"
        startDecorator={<Search />}
      />
    </Stack>
  );
}
