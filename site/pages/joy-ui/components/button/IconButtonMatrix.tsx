import { Fragment } from 'react';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export default function IconButtonMatrix() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        placeItems: 'center',
        gridTemplateColumns: 'repeat(4, auto)',
      }}
    >
      <span />
      {sizes.map((size) => (
        <Typography key={size} level="body-sm">
          {size}
        </Typography>
      ))}
      {variants.map((variant) => (
        <Fragment key={variant}>
          <Typography level="body-sm" sx={{ justifySelf: 'start' }}>
            {variant}
          </Typography>
          {sizes.map((size) => (
            <IconButton
              key={size}
              variant={variant}
              size={size}
              color="primary"
              aria-label={`Bookmark, ${variant} ${size}`}
            >
              <BookmarkIcon />
            </IconButton>
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
