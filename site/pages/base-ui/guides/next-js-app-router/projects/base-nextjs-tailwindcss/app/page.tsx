import { Button } from '@mui/base/Button';
import { Switch } from '@mui/base/Switch';
import { NextLink } from './NextLink';
import { PackButton } from './PackButton';

export default function OrdersPage() {
  return (
    <main className="mx-auto grid max-w-sm gap-6 p-6">
      <h1 className="text-2xl font-semibold">Orders</h1>
      <label className="flex items-center justify-between text-[15px]">
        Email for every order
        <Switch
          defaultChecked
          className="group relative h-6 w-11"
          slotProps={{
            track: {
              className:
                'absolute inset-0 rounded-full bg-slate-500 outline-offset-2 outline-indigo-600 group-[.base--checked]:bg-indigo-600 group-[.base--focusVisible]:outline-2',
            },
            thumb: {
              className:
                'absolute inset-s-1 top-1 size-4 rounded-full bg-white group-[.base--checked]:inset-s-6',
            },
            input: { className: 'absolute inset-0 m-0 size-full opacity-0' },
          }}
        />
      </label>
      <div className="flex gap-3">
        <PackButton />
        <Button
          className="rounded-lg px-4 py-2.5 text-[15px]/5 font-medium hover:bg-slate-100"
          href="/returns"
          slots={{ root: NextLink }}
        >
          Returns
        </Button>
      </div>
    </main>
  );
}
