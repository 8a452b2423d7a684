import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const branches = ['Harbor', 'Old Town', 'University'];

export default function UsageResponsive() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
      }}
    >
      {branches.map((branch) => (
        <Sheet
          key={branch}
          variant="soft"
          sx={{ p: { xs: 1, md: 2 }, borderRadius: 'sm' }}
        >
          {branch}
        </Sheet>
      ))}
    </Box>
  );
}
