import { Fragment } from 'react';
import Box from '@mui/joy/Box';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function TabsVariantColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'auto minmax(0, 1fr)',
        },
      }}
    >
      {variants.map((variant) => (
        <Fragment key={variant}>
          <Typography level="body-sm">{variant}</Typography>
          <Tabs defaultValue="neutral" size="sm">
            <TabList aria-label={variant} sx={{ overflow: 'auto' }}>
              {colors.map((color) => (
                <Tab
                  key={color}
                  value={color}
                  variant={variant}
                  color={color}
                  sx={{ flex: 'none' }}
                >
                  {color}
                </Tab>
              ))}
            </TabList>
          </Tabs>
        </Fragment>
      ))}
    </Box>
  );
}
