import { useState } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

const button =
  'cursor-pointer rounded-lg border border-slate-500 bg-white px-4 py-2 font-sans text-[15px]/5 font-medium text-slate-900 outline-offset-2 outline-indigo-600 focus-visible:outline-2 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 dark:outline-indigo-300';
const listbox = {
  className:
    'my-1 min-w-48 list-none rounded-[10px] border border-slate-200 bg-white p-1 font-sans text-[15px]/6 text-slate-900 shadow-xl outline-none dark:border-slate-700 dark:bg-slate-800 dark:text-slate-100',
};
const item =
  'cursor-pointer rounded-md px-3 py-1.5 -outline-offset-2 outline-indigo-600 hover:bg-slate-100 focus-visible:bg-slate-100 focus-visible:outline-2 dark:outline-indigo-300 dark:hover:bg-slate-700 dark:focus-visible:bg-slate-700 [&.base--disabled]:cursor-not-allowed [&.base--disabled]:bg-transparent [&.base--disabled]:text-slate-600 dark:[&.base--disabled]:text-slate-400';

export default function MenuIntroduction() {
  const [done, setDone] = useState('');

  return (
    <div className="box-border flex w-90 max-w-full items-center justify-between gap-4 rounded-xl border border-slate-200 bg-white p-5 font-sans text-[15px]/6 text-slate-900 dark:border-slate-700 dark:bg-slate-800 dark:text-slate-100">
      <span>
        Quarterly report
        <br />
        <small role="status">{done || 'Not changed'}</small>
      </span>
      <Dropdown>
        <MenuButton className={button}>Actions</MenuButton>
        <Menu className="z-1" slotProps={{ listbox }}>
          <MenuItem className={item} onClick={() => setDone('Renamed')}>
            Rename
          </MenuItem>
          <MenuItem className={item} onClick={() => setDone('Duplicated')}>
            Duplicate
          </MenuItem>
          <MenuItem className={item} disabled>
            Move to…
          </MenuItem>
        </Menu>
      </Dropdown>
    </div>
  );
}
