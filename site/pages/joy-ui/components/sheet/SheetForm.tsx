import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';

export default function SheetForm() {
  return (
    <Sheet
      component="form"
      variant="outlined"
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'flex-end',
        p: 2,
        borderRadius: 'md',
      }}
    >
      <FormControl sx={{ flex: '1 1 180px' }}>
        <FormLabel>Project name</FormLabel>
        <Input defaultValue="Website" />
      </FormControl>
      <Button type="submit">Rename</Button>
    </Sheet>
  );
}
