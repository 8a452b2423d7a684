import Textarea from '@mui/joy/Textarea';

export default function TextareaSpecimen() {
  return <Textarea minRows={2} defaultValue="Ring twice, the bell is quiet." sx={{ width: 200 }} />;
}
