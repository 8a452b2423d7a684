import Link from '@mui/material/Link';

export default function LinkDownload() {
  return (
    <Link href="data:text/csv,id,total%0A2041,178" download="invoice-2041.csv">
      Invoice 2041 (CSV, 1 KB)
    </Link>
  );
}
