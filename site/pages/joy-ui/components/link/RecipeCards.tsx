import { useState } from 'react';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const recipes = [
  { name: 'Lentil soup', time: '35 min', colors: '#b45309, #fbbf24' },
  { name: 'Green risotto', time: '50 min', colors: '#166534, #a3e635' },
  { name: 'Plum cake', time: '70 min', colors: '#6b21a8, #f472b6' },
];

export default function RecipeCards() {
  const [saved, setSaved] = useState(['Lentil soup']);

  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      }}
    >
      {recipes.map(({ name, time, colors }) => (
        <Sheet
          key={name}
          component="li"
          variant="outlined"
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 0.5,
            p: 1.5,
            borderRadius: 'md',
            '&:hover': { boxShadow: 'md' },
          }}
        >
          <AspectRatio ratio="2" sx={{ mb: 1, borderRadius: 'sm' }}>
            <Box sx={{ background: `linear-gradient(135deg, ${colors})` }} />
          </AspectRatio>
          <Link overlay href="#recipe" level="title-md" color="neutral">
            {name}
          </Link>
          <Typography level="body-sm">{time}</Typography>
          <IconButton
            size="sm"
            variant="soft"
            color="danger"
            aria-label={`Save ${name}`}
            aria-pressed={saved.includes(name)}
            onClick={() =>
              setSaved((names) =>
                names.includes(name)
                  ? names.filter((other) => other !== name)
                  : [...names, name],
              )
            }
            sx={{
              position: 'absolute',
              bottom: 12,
              insetInlineEnd: 12,
              zIndex: 1,
            }}
          >
            {saved.includes(name) ? <FavoriteIcon /> : <FavoriteBorderIcon />}
          </IconButton>
        </Sheet>
      ))}
    </Box>
  );
}
