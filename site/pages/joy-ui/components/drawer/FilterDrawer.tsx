import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ModalClose from '@mui/joy/ModalClose';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const features = ['Balcony', 'Parking', 'Furnished', 'Pets allowed'];

export default function FilterDrawer() {
  const [open, setOpen] = useState(false);
  const [area, setArea] = useState<string | null>('center');
  const [chosen, setChosen] = useState<string[]>([]);

  const toggle = (feature: string) => {
    setChosen((before) =>
      before.includes(feature)
        ? before.filter((other) => other !== feature)
        : [...before, feature],
    );
  };

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Filters ({chosen.length})
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          content: {
            sx: {
              m: { md: 2 },
              height: { md: 'calc(100% - 32px)' },
              borderRadius: { md: 'lg' },
            },
          },
        }}
        sx={{ '--Drawer-contentRadius': '12px' }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Filters</DialogTitle>
        <Divider />
        <DialogContent sx={{ p: 2, gap: 2 }}>
          <FormControl>
            <FormLabel>Area</FormLabel>
            <Select value={area} onChange={(_event, next) => setArea(next)}>
              <Option value="center">Center</Option>
              <Option value="harbor">Harbor</Option>
              <Option value="hills">Hills</Option>
            </Select>
          </FormControl>
          <Box role="group" aria-labelledby="filter-features">
            <Typography id="filter-features" level="title-sm" sx={{ mb: 1 }}>
              Features
            </Typography>
            <Stack spacing={1}>
              {features.map((feature) => (
                <Checkbox
                  key={feature}
                  label={feature}
                  checked={chosen.includes(feature)}
                  onChange={() => toggle(feature)}
                />
              ))}
            </Stack>
          </Box>
        </DialogContent>
        <Divider />
        <Stack direction="row" spacing={1} sx={{ p: 2 }}>
          <Button
            variant="plain"
            color="neutral"
            onClick={() => {
              setArea(null);
              setChosen([]);
            }}
          >
            Clear
          </Button>
          <Button sx={{ flex: 1 }} onClick={() => setOpen(false)}>
            Show the flats
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}
