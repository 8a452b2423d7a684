import { Action } from './Action';
import { PackButton } from './PackButton';

export default function OrdersPage() {
  return (
    <main>
      <h1>Orders</h1>
      <PackButton />
      <Action disabled sx={{ marginInlineStart: '12px' }}>
        Ship all
      </Action>
    </main>
  );
}
