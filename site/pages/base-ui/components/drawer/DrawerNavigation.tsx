import { useState } from 'react';
import { Drawer } from '../../../../families/base-ui/look/Drawer';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/drawer.css';
import './navigation.css';

const pages = ['Overview', 'Orders', 'Customers', 'Settings'];

export default function DrawerNavigation() {
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState('Orders');

  return (
    <div className="drawer-bar">
      <button
        type="button"
        className="quiet-button quiet-outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Menu
      </button>
      <strong>{page}</strong>
      <Drawer
        label="Menu"
        side="start"
        open={open}
        onClose={() => setOpen(false)}
      >
        <nav className="drawer-nav" aria-label="Pages of the shop">
          {pages.map((name) => (
            <a
              key={name}
              href={`#${name}`}
              aria-current={name === page ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault();
                setPage(name);
                setOpen(false);
              }}
            >
              {name}
            </a>
          ))}
        </nav>
      </Drawer>
    </div>
  );
}
