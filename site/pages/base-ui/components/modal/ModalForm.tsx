import { useState } from 'react';
import { Input } from '@mui/base/Input';
import { Modal } from '@mui/base/Modal';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/modal.css';
import '../../../../families/base-ui/look/field.css';

export default function ModalForm() {
  const [open, setOpen] = useState(false);
  const [project, setProject] = useState('Website');

  return (
    <div className="quiet-actions">
      Project: {project}
      <button
        type="button"
        className="quiet-button quiet-outlined"
        onClick={() => setOpen(true)}
      >
        Rename
      </button>
      <Modal
        className="quiet-modal"
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: 'div' }}
      >
        <div
          className="quiet-dialog"
          role="dialog"
          aria-modal="true"
          aria-labelledby="rename-label"
        >
          <form
            className="quiet-form"
            onSubmit={(event) => {
              event.preventDefault();
              const data = new FormData(event.currentTarget);
              setProject(String(data.get('name')));
              setOpen(false);
            }}
          >
            <label id="rename-label" className="quiet-label" htmlFor="rename">
              Project name
            </label>
            <Input
              className="quiet-input"
              id="rename"
              name="name"
              defaultValue={project}
              autoFocus
              required
            />
            <div className="quiet-end">
              <button type="submit" className="quiet-button">
                Rename
              </button>
            </div>
          </form>
        </div>
      </Modal>
    </div>
  );
}
