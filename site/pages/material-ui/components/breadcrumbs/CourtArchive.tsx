import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const levels = ['Archive', 'City', 'Courts', '1890–1910', 'Trade', 'Mills'];

export default function CourtArchive() {
  return (
    <Breadcrumbs
      aria-label="Place in the archive"
      maxItems={4}
      itemsBeforeCollapse={1}
      itemsAfterCollapse={2}
      expandText="Show the levels between"
    >
      {levels.map((level) => (
        <Link key={level} href="#CourtArchive" color="inherit">
          {level}
        </Link>
      ))}
      <Typography aria-current="page" color="text.primary">
        File 212
      </Typography>
    </Breadcrumbs>
  );
}
