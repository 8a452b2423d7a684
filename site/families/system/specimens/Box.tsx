import Box from '@mui/system/Box';

export default function BoxSpecimen() {
  return <Box sx={{ p: 2, border: '2px dashed', borderColor: '#14b8a6', borderRadius: 2 }}>sx</Box>;
}
