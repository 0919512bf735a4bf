/** Ink of the reports, as in the templates of the PDF. */
export const INK = {
  ink: '16212B',
  muted: '5A6772',
  grid: 'DDE3E8',
  pale: 'E9EDF0',
  accent: '0B4F6C',
  second: '6FA8C0',
  band: 'CFE0E8',
  alarm: 'B4541A',
  paper: 'FFFFFF',
  faint: 'F3F6F8',
  medium: 'FBE3D3',
  strong: 'F0B48C',
} as const
