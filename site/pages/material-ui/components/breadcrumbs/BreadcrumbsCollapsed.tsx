import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

const levels = ['Archive', 'City', 'Courts', '1890 to 1910', 'Trade', 'Mills'];

export default function BreadcrumbsCollapsed() {
  return (
    <Breadcrumbs
      aria-label="Breadcrumb"
      maxItems={4}
      itemsBeforeCollapse={1}
      itemsAfterCollapse={2}
      expandText="Show all levels"
    >
      {levels.map((level) => (
        <Link key={level} href="#collapsed" color="inherit" underline="hover">
          {level}
        </Link>
      ))}
    </Breadcrumbs>
  );
}
