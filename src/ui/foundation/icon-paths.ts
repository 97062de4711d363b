/** Drawn on a 20 by 20 grid with one thin line. */
export const iconPaths = {
  arrowUp: 'M4 12.5l6-6 6 6',
  back: 'M12.5 4l-6 6 6 6',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  check: 'M3.5 10.5l4.5 4 8.5-9',
  close: 'M4 4l12 12M16 4L4 16',
  down: 'M4 7.5l6 6 6-6',
  download: 'M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13',
  external: 'M6.5 13.5l7-7M8 6h6v6',
  forward: 'M7.5 4l6 6-6 6',
  home: 'M3 9.5L10 4l7 5.5M5 9v7.5h10V9',
  menu: 'M1 6.5h18M7 13.5h12',
  minus: 'M3 10h14',
  notice: 'M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15zM10 6v5M10 13.4v.2',
  pause: 'M7.5 5v10M12.5 5v10',
  phone:
    'M5 3.5h2.6l1.2 3.4-1.7 1.4a9.5 9.5 0 0 0 4.6 4.6l1.4-1.7 3.4 1.2V15a1.8 1.8 0 0 1-2 1.8A12.6 12.6 0 0 1 3.2 5.5 1.8 1.8 0 0 1 5 3.5z',
  play: 'M7 4.5l8.5 5.5L7 15.5z',
  plus: 'M10 3v14M3 10h14',
  search: 'M9 3a6 6 0 1 0 0 12a6 6 0 0 0 0-12zM13.5 13.5L18 18',
  share: 'M10 12V3M6.8 6L10 3l3.2 3M4.5 10v6.5h11V10',
} as const;

export type IconName = keyof typeof iconPaths;
