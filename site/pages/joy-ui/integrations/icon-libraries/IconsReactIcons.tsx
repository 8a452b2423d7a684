import Button from '@mui/joy/Button';
import GlobalStyles from '@mui/joy/GlobalStyles';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { IconContext } from 'react-icons';
import {
  IoCloudUploadOutline,
  IoSearch,
  IoTrashOutline,
} from 'react-icons/io5';

const styles = {
  '.react-icon': {
    flexShrink: 0,
    fontSize: 'var(--Icon-fontSize, 1.5rem)',
    margin: 'var(--Icon-margin)',
    color: 'var(--Icon-color)',
  },
};

export default function IconsReactIcons() {
  return (
    <IconContext.Provider value={{ className: 'react-icon' }}>
      <GlobalStyles styles={styles} />
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Button startDecorator={<IoCloudUploadOutline aria-hidden />}>
          Upload
        </Button>
        <Button color="danger" endDecorator={<IoTrashOutline aria-hidden />}>
          Delete
        </Button>
        <Input
          aria-label="Search files"
          defaultValue="invoice"
          startDecorator={<IoSearch aria-hidden />}
        />
      </Stack>
    </IconContext.Provider>
  );
}
