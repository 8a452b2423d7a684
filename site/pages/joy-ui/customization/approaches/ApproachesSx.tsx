import Button from '@mui/joy/Button';

export default function ApproachesSx() {
  return (
    <Button
      sx={{
        borderRadius: 'xl',
        boxShadow: 'md',
        '&:hover': { boxShadow: 'lg' },
      }}
    >
      Start the tour
    </Button>
  );
}
