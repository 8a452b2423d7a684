import { useEffect, useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import CircularProgress from '@mui/joy/CircularProgress';

const onServer = ['Invoice 1041', 'Invoice 1042', 'Invoice 1043'];

export default function AutocompleteLoading() {
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<string[]>([]);
  const loading = open && options.length === 0;

  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setOptions(onServer), 1200);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Autocomplete
      aria-label="Invoice"
      placeholder="Invoice"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      loading={loading}
      loadingText="Loading invoices"
      endDecorator={
        loading && <CircularProgress size="sm" aria-label="Loading invoices" />
      }
      sx={{ width: 280, '--Input-placeholderOpacity': 1 }}
    />
  );
}
