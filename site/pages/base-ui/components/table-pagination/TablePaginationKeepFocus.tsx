import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { TablePagination } from '@mui/base/TablePagination';
import type { TablePaginationActionsButtonSlotProps } from '@mui/base/TablePagination';
import { prepareForSlot } from '@mui/base/utils';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/table.css';

const SlotButton = prepareForSlot(Button);

function FocusableButton(props: TablePaginationActionsButtonSlotProps) {
  return <SlotButton {...props} focusableWhenDisabled />;
}

export default function TablePaginationKeepFocus() {
  const [page, setPage] = useState(0);

  return (
    <TablePagination
      className="quiet-pagination"
      slots={{ root: 'div' }}
      count={60}
      page={page}
      onPageChange={(_event, newPage) => setPage(newPage)}
      rowsPerPage={20}
      rowsPerPageOptions={[]}
      slotProps={{
        actions: {
          direction: useRtl() ? 'rtl' : 'ltr',
          slots: { backButton: FocusableButton, nextButton: FocusableButton },
        },
      }}
    />
  );
}
