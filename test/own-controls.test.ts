import { basename } from 'node:path'
import { expect, it } from 'vitest'
import ts from 'typescript'
import { filesIn, read } from './sources.ts'

const components = ['src', 'widgets'].flatMap((folder) => filesIn(folder, /(?<!\.test|\.fixture)\.tsx$/))

const CONTROLS = ['button', 'input', 'select', 'textarea']

/** The opening tags of all controls, or of elements of other names, in a component. */
function controlsIn(path: string, names = CONTROLS): string[] {
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const isTag = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)
    if (isTag && names.includes(node.tagName.getText())) found.push(node.getText().replace(/\s+/g, ' '))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

it('every control of an island has a class of ours, by which one that the page disables is enabled again', () => {
  const controls = components.flatMap((path) => controlsIn(path))
  expect(controls.length).toBeGreaterThan(60)
  const isHidden = (tag: string) => tag.includes('type="hidden"')
  expect(controls.filter((tag) => !isHidden(tag) && !tag.includes('bzl-'))).toEqual([])
})

/** These hand their texts to a form, which cleans them, or send none: a number, a choice, the filter of a list. */
const READ_BY_OTHERS = ['Choice', 'Field', 'ItemControls', 'PlaceFields', 'PlaceList', 'TextArea']

it('every component that reads a text itself takes out what nobody sees', () => {
  const reading = components.filter(
    (path) =>
      controlsIn(path).some((tag) => /^<(input|textarea)/.test(tag) && !tag.includes('type="hidden"')) &&
      !/import \{[^}]*\bclean(Text|Code)\b/.test(read(path)),
  )
  expect(reading.map((path) => basename(path, '.tsx')).sort()).toEqual(READ_BY_OTHERS)
})

it('every form is posted if a script of the page submits it, so that nothing entered stands in the address', () => {
  const forms = components.flatMap((path) => controlsIn(path, ['form']))
  expect(forms.length).toBeGreaterThan(10)
  // The properties of a form that `useForm` makes have the method, which has a test beside it.
  const isPosted = (tag: string) => /method="post"|\{\.\.\.form(\.form)?\}/.test(tag)
  expect(forms.filter((tag) => !isPosted(tag))).toEqual([])
})
