/** What typesets PDF files, for code that starts threads to do so: compile the program once, and have each thread share it. */
export { compilerProgram } from '../../reports/pdf/assets.ts'
export { shareCompiler } from '../../reports/pdf/typst.ts'
