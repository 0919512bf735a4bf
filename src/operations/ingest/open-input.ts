/** Opens a file for reading by path: what the command line needs of the sources room. */
export { fileOnDisk as openInput } from '../../sources/input-file.ts'
