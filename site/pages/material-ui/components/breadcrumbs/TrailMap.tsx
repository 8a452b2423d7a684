import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';

const regions = ['Alps', 'Tyrol', 'Zillertal', 'Hut trails'];

export default function TrailMap() {
  return (
    <Breadcrumbs
      aria-label="Place on the map"
      maxItems={3}
      expandText="Show all regions"
      slots={{ CollapsedIcon: UnfoldMoreIcon }}
      slotProps={{ collapsedIcon: { sx: { transform: 'rotate(90deg)' } } }}
      classes={{ ol: 'regions', separator: 'gap' }}
      sx={{
        px: 2,
        py: 1,
        borderRadius: 4,
        bgcolor: 'action.hover',
        '& .regions': { rowGap: 0.5 },
        '& .gap': { marginInline: 0.5, color: 'text.disabled' },
        '& .MuiButtonBase-root': {
          color: 'inherit',
          bgcolor: 'action.selected',
          '&:hover, &:focus': { bgcolor: 'action.focus' },
        },
      }}
    >
      {regions.map((region) => (
        <Link key={region} href="#TrailMap" color="inherit" underline="hover">
          {region}
        </Link>
      ))}
      <Typography aria-current="page" color="text.primary">
        Lake loop
      </Typography>
    </Breadcrumbs>
  );
}
