import { option } from './input.ts'

/** Of commands that ask the API. */
export const serviceOption = option('address', 'Address of another service. Default: the local one.')
