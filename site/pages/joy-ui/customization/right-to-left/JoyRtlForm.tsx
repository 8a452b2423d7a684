import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Person from '@mui/icons-material/Person';
import JoyRightToLeft from './JoyRightToLeft';

export default function JoyRtlForm() {
  return (
    <JoyRightToLeft>
      <Sheet
        dir="rtl"
        lang="ar"
        variant="outlined"
        sx={{
          minWidth: 0,
          maxWidth: 360,
          p: 2,
          borderRadius: 'md',
        }}
      >
        <FormControl>
          <FormLabel>الاسم</FormLabel>
          <Input
            defaultValue="ليلى حداد"
            startDecorator={<Person />}
            endDecorator={<Button>حفظ</Button>}
          />
        </FormControl>
      </Sheet>
    </JoyRightToLeft>
  );
}
