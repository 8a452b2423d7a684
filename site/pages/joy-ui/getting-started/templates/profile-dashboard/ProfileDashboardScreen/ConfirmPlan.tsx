import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export interface ConfirmPlanProps {
  readonly open: boolean;
  readonly name: string;
  readonly price: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ConfirmPlan(props: ConfirmPlanProps) {
  const { open, name, price, onConfirm, onCancel } = props;
  return (
    <Modal open={open} onClose={onCancel}>
      <ModalDialog role="alertdialog" maxWidth="sm">
        <DialogTitle>Change to {name}?</DialogTitle>
        <DialogContent>
          {price === 0
            ? 'Your card is not charged any more.'
            : `Your card is charged €${price} today, and on this day of each month.`}
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={onConfirm}>
            Change to {name}
          </Button>
          <Button variant="plain" color="neutral" onClick={onCancel}>
            Keep my plan
          </Button>
        </DialogActions>
      </ModalDialog>
    </Modal>
  );
}
