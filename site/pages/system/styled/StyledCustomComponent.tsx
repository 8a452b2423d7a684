import type { ReactNode } from 'react';
import styled from '@mui/system/styled';

interface PriceProps {
  amount: string;
  children?: ReactNode;
  className?: string;
}

function Price({ amount, children, className }: PriceProps) {
  return (
    <p className={className}>
      <strong>{amount}</strong> {children}
    </p>
  );
}

const SalePrice = styled(Price)({
  margin: 0,
  '& strong': { color: 'light-dark(#b91c1c, #fca5a5)', fontSize: 24 },
});

export default function StyledCustomComponent() {
  return <SalePrice amount="€29">per month</SalePrice>;
}
