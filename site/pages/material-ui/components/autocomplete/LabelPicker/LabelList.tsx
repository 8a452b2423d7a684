import useAutocomplete from '@mui/material/useAutocomplete';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import { labels } from './labels';
import type { Label } from './labels';

interface LabelListProps {
  value: Label[];
  onChange: (value: Label[]) => void;
  onClose: () => void;
}

/** A search field above a list that stays open, for the inside of a popover. */
export function LabelList({ value, onChange, onClose }: LabelListProps) {
  const list = useAutocomplete({
    componentName: 'LabelList',
    multiple: true,
    open: true,
    disableCloseOnSelect: true,
    autoHighlight: true,
    options: labels,
    getOptionLabel: (option) => option.name,
    value,
    onChange: (_event, next) => onChange(next),
    onClose: (_event, reason) => {
      if (reason === 'escape') {
        onClose();
      }
    },
  });

  return (
    <div {...list.getRootProps()}>
      <Box sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography
          component="label"
          variant="subtitle2"
          {...list.getInputLabelProps()}
        >
          Apply labels to this issue
        </Typography>
        <InputBase
          autoFocus
          fullWidth
          placeholder="Filter labels"
          inputProps={list.getInputProps()}
        />
      </Box>
      <Box
        component="ul"
        {...list.getListboxProps()}
        sx={{ m: 0, p: 0, height: 240, overflow: 'auto', listStyle: 'none' }}
      >
        {list.groupedOptions.map((option, index) => {
          const { key, ...props } = list.getOptionProps({ option, index });
          return (
            <Box
              component="li"
              key={key}
              {...props}
              sx={{
                display: 'flex',
                gap: 1.5,
                p: 1.5,
                cursor: 'pointer',
                '&.Mui-focused': { bgcolor: 'action.hover' },
                '&[aria-selected="false"] > svg': { visibility: 'hidden' },
              }}
            >
              <CheckIcon fontSize="small" />
              <LabelDot color={option.color} />
              <div>
                <Typography variant="body2">{option.name}</Typography>
                <Typography variant="caption" color="text.secondary">
                  {option.about}
                </Typography>
              </div>
            </Box>
          );
        })}
      </Box>
    </div>
  );
}

export function LabelDot({ color }: { color: string }) {
  return (
    <Box
      component="span"
      sx={{
        flexShrink: 0,
        width: 14,
        height: 14,
        mt: 0.25,
        borderRadius: '50%',
        bgcolor: color,
      }}
    />
  );
}
