/** Points of polylines: a theme that unsets everything takes a path's shape away, which is a style property too. */
const lines = {
  alert: ['12,4 2.5,20 21.5,20 12,4', '12,10 12,15', '12,17.5 12,17.6'],
  check: ['5,12 10,17 19,7'],
  chevron: ['6,9 12,15 18,9'],
  close: ['6,6 18,18', '18,6 6,18'],
  gem: ['7,5 17,5 21,10 12,20 3,10 7,5', '3,10 21,10', '9,10 12,5 15,10 12,20 9,10'],
  info: [
    '12,3 16.5,4.2 19.8,7.5 21,12 19.8,16.5 16.5,19.8 12,21 7.5,19.8 4.2,16.5 3,12 4.2,7.5 7.5,4.2 12,3',
    '12,11 12,16',
    '12,8 12,8.1',
  ],
}

/** A line drawing in the colour of the text; it never speaks, the control around it has the name. */
export function Icon({ name }: { name: keyof typeof lines }) {
  return (
    <svg className="bzl-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      {lines[name].map((points) => (
        <polyline key={points} points={points} />
      ))}
    </svg>
  )
}
