import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';

const regions = ['Alps', 'Tyrol', 'Zillertal', 'Hut trails'];

export default function BreadcrumbsCustomized() {
  return (
    <Breadcrumbs
      aria-label="Breadcrumb"
      maxItems={3}
      slots={{ CollapsedIcon: UnfoldMoreIcon }}
      slotProps={{ collapsedIcon: { sx: { transform: 'rotate(90deg)' } } }}
      classes={{ separator: 'gap' }}
      sx={{
        px: 2,
        py: 1,
        borderRadius: 4,
        bgcolor: 'action.hover',
        '& .gap': { mx: 0.5 },
        '& .MuiButtonBase-root': {
          color: 'inherit',
          bgcolor: 'action.selected',
          '&:hover, &:focus': { bgcolor: 'action.focus' },
        },
      }}
    >
      {regions.map((region) => (
        <Link key={region} href="#customization" color="inherit">
          {region}
        </Link>
      ))}
    </Breadcrumbs>
  );
}
