import { useState } from 'react';
import { Drawer } from '../../../../families/base-ui/look/Drawer';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/drawer.css';
import './form.css';

const statuses = ['Open', 'Paid', 'Overdue'];

export default function DrawerForm() {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(statuses);

  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button quiet-outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Filter
      </button>
      <output>{shown.join(', ') || 'None'}</output>
      <Drawer
        label="Filter invoices"
        side="bottom"
        open={open}
        onClose={() => setOpen(false)}
      >
        <form
          className="drawer-form"
          onSubmit={(event) => {
            event.preventDefault();
            const data = new FormData(event.currentTarget);
            setShown(data.getAll('status').map(String));
            setOpen(false);
          }}
        >
          <fieldset>
            <legend>Status</legend>
            {statuses.map((status) => (
              <label key={status}>
                <input
                  type="checkbox"
                  name="status"
                  value={status}
                  defaultChecked={shown.includes(status)}
                />
                {status}
              </label>
            ))}
          </fieldset>
          <button type="submit" className="quiet-button">
            Show invoices
          </button>
        </form>
      </Drawer>
    </div>
  );
}
