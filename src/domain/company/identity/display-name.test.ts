import { expect, it } from 'vitest'
import { displayName } from './display-name.ts'

it.each([
  ['AGL ENERGY LIMITED', 'AGL Energy Limited'],
  ['ENERGYAUSTRALIA HOLDINGS LIMITED', 'EnergyAustralia Holdings Limited'],
  ["MCDONALD'S AUSTRALIA LIMITED", "McDonald's Australia Limited"],
  ['BLUESCOPE STEEL LIMITED', 'BlueScope Steel Limited'],
  ['CSR PTY LTD', 'CSR Pty Ltd'],
  ['MT CUTHBERT RESOURCES PTY LTD', 'Mt Cuthbert Resources Pty Ltd'],
  ['ENI AUSTRALIA B.V.', 'Eni Australia B.V.'],
  ['INGHAMS ENTERPRISES PTY. LIMITED', 'Inghams Enterprises Pty. Limited'],
  ['CO-OPERATIVE BULK HANDLING LIMITED', 'Co-operative Bulk Handling Limited'],
  ['ETEX HOLDING AUSTRALIA II PTY LTD', 'Etex Holding Australia II Pty Ltd'],
  ["ST VINCENT'S HEALTH AUSTRALIA LTD", "St Vincent's Health Australia Ltd"],
  ['THE TRUSTEE FOR THE FU FAMILY TRUST', 'The Trustee for the Fu Family Trust'],
  ['WEBUILD S.P.A.', 'Webuild S.p.A.'],
  ['A.C.N. 085 239 998 PTY LTD', 'A.C.N. 085 239 998 Pty Ltd'],
  ['D.M. & M.T. NOLAN PTY. LTD.', 'D.M. & M.T. Nolan Pty. Ltd.'],
  ['FIGELA  PTY LTD', 'Figela Pty Ltd'],
  ['29METALS LIMITED', '29Metals Limited'],
])('writes %s as people do', (published, displayed) => {
  expect(displayName(published)).toBe(displayed)
})

it('keeps a name that is printed in both cases, and is the same when done twice', () => {
  expect(displayName('Toga PTY LTD')).toBe('Toga PTY LTD')
  expect(displayName(displayName('AGL ENERGY LIMITED'))).toBe('AGL Energy Limited')
  expect(displayName('')).toBe('')
})
