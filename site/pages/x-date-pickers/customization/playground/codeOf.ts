interface Choices {
  variant: string;
  orientation: string;
  views: readonly string[];
  options: readonly string[];
  withDate: boolean;
  withTime: boolean;
}

/** The element that a reader has put together, with props that are not the defaults. */
export function codeOf(name: string, choices: Choices): string {
  const { variant, orientation, views, options, withDate, withTime } = choices;
  const has = (option: string) => options.includes(option);
  const slots = [
    `toolbar: { hidden: ${!has('toolbar')} },`,
    has('actionBar')
      ? "actionBar: { actions: ['clear', 'accept'] },"
      : 'actionBar: { actions: [] },',
    ...(has('shortcuts')
      ? [
          'shortcuts: {',
          '  items: [',
          "    { label: 'May 1', getValue: () => dayjs('2026-05-01T09:00') },",
          "    { label: 'June 1', getValue: () => dayjs('2026-06-01T09:00') },",
          '  ],',
          '},',
        ]
      : []),
  ];
  return [
    `<${name}`,
    "  defaultValue={dayjs('2026-05-14T15:30')}",
    `  views={[${views.map((view) => `'${view}'`).join(', ')}]}`,
    ...(variant === 'desktop' ? ['  displayStaticWrapperAs="desktop"'] : []),
    `  orientation="${orientation}"`,
    ...(withTime && !has('ampm') ? ['  ampm={false}'] : []),
    ...(withDate && has('displayWeekNumber') ? ['  displayWeekNumber'] : []),
    ...(withDate && has('showDaysOutsideCurrentMonth')
      ? ['  showDaysOutsideCurrentMonth']
      : []),
    '  slotProps={{',
    ...slots.map((slot) => `    ${slot}`),
    '  }}',
    '/>',
  ].join('\n');
}
