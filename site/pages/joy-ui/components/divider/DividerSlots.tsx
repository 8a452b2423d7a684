import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const CutLine = styled('hr')(({ theme }) => ({
  height: 0,
  margin: 0,
  border: 0,
  borderTop: `2px dashed ${theme.vars.palette.neutral.outlinedBorder}`,
}));

export default function DividerSlots() {
  return (
    <Stack spacing={1.5} sx={{ width: 300, maxWidth: '100%' }}>
      <Typography>Keep this part until the coat is returned.</Typography>
      <Divider
        slots={{ root: CutLine }}
        slotProps={{ root: { 'aria-label': 'Cut here' } }}
      />
      <Typography level="title-md">Cloakroom 218</Typography>
    </Stack>
  );
}
