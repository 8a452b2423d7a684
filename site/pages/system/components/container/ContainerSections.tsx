import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

const sections = [
  { text: 'Plans and prices', bgcolor: 'light-dark(#ccfbf1, #134e4a)' },
  { text: 'What is included', bgcolor: 'transparent' },
  { text: 'Frequent questions', bgcolor: 'light-dark(#e0f2fe, #0c4a6e)' },
];

export default function ContainerSections() {
  return sections.map(({ text, bgcolor }) => (
    <Box key={text} sx={{ py: 3, bgcolor }}>
      <Container maxWidth="sm">{text}</Container>
    </Box>
  ));
}
