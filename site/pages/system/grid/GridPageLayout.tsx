import Box from '@mui/system/Box';

const parts = [
  { area: 'header', element: 'header', text: 'Order desk' },
  { area: 'nav', element: 'nav', text: 'Orders, customers, stock' },
  { area: 'main', element: 'div', text: '24 orders are waiting to be packed.' },
  { area: 'aside', element: 'aside', text: 'Help' },
] as const;

export default function GridPageLayout() {
  return (
    <Box
      sx={{
        display: 'grid',
        minHeight: 240,
        gap: 1,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: '160px minmax(0, 1fr) 120px',
        },
        gridTemplateRows: { md: 'auto 1fr' },
        gridTemplateAreas: {
          xs: '"header" "nav" "main" "aside"',
          md: '"header header header" "nav main aside"',
        },
      }}
    >
      {parts.map(({ area, element, text }) => (
        <Box
          key={area}
          component={element}
          sx={{
            gridArea: area,
            p: 2,
            borderRadius: 1,
            bgcolor: 'light-dark(#ccfbf1, #134e4a)',
          }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
