import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';

const files = [
  'Invoice.pdf',
  'Contract.docx',
  'Logo.svg',
  'Budget.xlsx',
  'Notes.md',
];

export default function ResponsiveAutoFill() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
      }}
    >
      {files.map((name) => (
        <Card key={name} variant="outlined">
          <CardHeader
            title={name}
            slotProps={{ title: { variant: 'body1' } }}
          />
        </Card>
      ))}
    </Box>
  );
}
