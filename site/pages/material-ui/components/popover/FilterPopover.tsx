import { useId, useState } from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import FilterListIcon from '@mui/icons-material/FilterList';

const states = ['Open', 'Paid', 'Overdue', 'Refunded'];

export default function FilterPopover() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [applied, setApplied] = useState(['Open', 'Overdue']);
  const [draft, setDraft] = useState(applied);
  const close = () => setAnchor(null);

  return (
    <>
      <Badge badgeContent={applied.length} color="primary">
        <Button
          variant="outlined"
          startIcon={<FilterListIcon />}
          aria-haspopup="dialog"
          aria-label={`Filter invoices, ${applied.length} active`}
          onClick={(event) => {
            setDraft(applied);
            setAnchor(event.currentTarget);
          }}
        >
          Filter
        </Button>
      </Badge>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': id, sx: { mt: 0.5 } },
        }}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setApplied(draft);
            close();
          }}
        >
          <Stack sx={{ p: 2, pb: 1 }}>
            <Typography id={id} variant="subtitle2" component="h2">
              Invoice status
            </Typography>
            <FormGroup>
              {states.map((state, index) => (
                <FormControlLabel
                  key={state}
                  label={state}
                  control={
                    <Checkbox
                      size="small"
                      autoFocus={index === 0}
                      checked={draft.includes(state)}
                      onChange={(_event, checked) =>
                        setDraft(
                          states.filter((each) =>
                            each === state ? checked : draft.includes(each),
                          ),
                        )
                      }
                    />
                  }
                />
              ))}
            </FormGroup>
          </Stack>
          <Divider />
          <Stack direction="row" spacing={1} useFlexGap sx={{ p: 1 }}>
            <Button
              size="small"
              disabled={draft.length === 0}
              onClick={() => setDraft([])}
            >
              Clear
            </Button>
            <Button
              type="submit"
              size="small"
              variant="contained"
              sx={{ marginInlineStart: 'auto' }}
            >
              Apply
            </Button>
          </Stack>
        </form>
      </Popover>
    </>
  );
}
