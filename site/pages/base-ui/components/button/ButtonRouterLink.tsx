import { Button } from '@mui/base/Button';
import { prepareForSlot } from '@mui/base/utils';
import { Link, MemoryRouter, useLocation } from 'react-router';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

const RouterLink = prepareForSlot(Link);

function Pages() {
  const { pathname } = useLocation();

  return (
    <div className="quiet-actions">
      <Button
        className="quiet-button"
        slots={{ root: RouterLink }}
        to="/invoices"
      >
        Invoices
      </Button>
      <span role="status">{pathname}</span>
    </div>
  );
}

export default function ButtonRouterLink() {
  return (
    <MemoryRouter>
      <Pages />
    </MemoryRouter>
  );
}
