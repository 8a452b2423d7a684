import Button from '@mui/joy/Button';

export default function StructureComponent() {
  return (
    <Button component="a" href="#component-prop" variant="soft">
      Read the minutes
    </Button>
  );
}
