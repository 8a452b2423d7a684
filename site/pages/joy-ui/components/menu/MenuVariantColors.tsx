import { Fragment } from 'react';
import Box from '@mui/joy/Box';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function MenuVariantColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'auto repeat(5, 1fr)' },
      }}
    >
      {variants.map((variant) => (
        <Fragment key={variant}>
          <Typography
            level="body-sm"
            sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
          >
            {variant}
          </Typography>
          {colors.map((color) => (
            <Dropdown key={color}>
              <MenuButton variant={variant} color={color}>
                {color}
              </MenuButton>
              <Menu variant={variant} color={color}>
                <MenuItem>Rename</MenuItem>
                <MenuItem selected>Share</MenuItem>
                <MenuItem>Archive</MenuItem>
              </Menu>
            </Dropdown>
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
