import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerPosition() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Divider sx={{ '--Divider-childPosition': '0%' }}>0%</Divider>
      <Divider sx={{ '--Divider-childPosition': '20%' }}>20%</Divider>
      <Divider>50%</Divider>
      <Divider sx={{ '--Divider-childPosition': '100%' }}>100%</Divider>
    </Stack>
  );
}
