import { SnackbarProvider, useNotify } from './SnackbarProvider';
import '../../../../../families/base-ui/look/button.css';

function OrderActions() {
  const notify = useNotify();
  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button"
        onClick={() => notify('Order 4021 was shipped')}
      >
        Ship order
      </button>
      <button
        type="button"
        className="quiet-button quiet-outlined"
        onClick={() => notify('The invoice was sent')}
      >
        Send invoice
      </button>
    </div>
  );
}

export default function SnackbarApp() {
  return (
    <SnackbarProvider>
      <OrderActions />
    </SnackbarProvider>
  );
}
