// Fields of parameters that have several forms: motions, and rules for the width of cells.

/**
 * A choice of forms, each with numbers of its own.
 * @param forms for each form: its name, its text, `read` that gives its numbers or null, `write`
 *   that makes the value, and its `numbers`: name, range, unit, initial
 */
function variantField(label, forms, value, change) {
  const kind = select(forms.map((form) => [form.name, form.text]), forms[0].name, () => {
    const form = forms.find((entry) => entry.name === kind.value);
    change(form.write(form.numbers.map((number) => number.initial)));
  });
  const details = el('div', { class: 'details' });
  const element = el('div', { class: 'variant' }, row(label, kind), details);
  let shown = null;
  let fields = [];
  const update = (next) => {
    const form = forms.find((entry) => entry.read(next) !== null) ?? forms[0];
    const numbers = form.read(next) ?? [];
    kind.value = form.name;
    if (shown !== form) {
      shown = form;
      fields = form.numbers.map((number, index) => slider(number.name, {
        ...number, value: numbers[index],
        change: (entered) => change(form.write(form.read(current).map((old, place) => (place === index ? entered : old)))),
      }));
      details.replaceChildren(...fields.map((field) => field.element));
    }
    fields.forEach((field, index) => field.update(numbers[index]));
    current = next;
  };
  let current = value;
  update(value);
  return { element, update };
}

const seconds = (name, initial) => ({ name, range: [0, 60], slide: [0, 3], unit: 's', initial });

function motionField(label, value, change) {
  const forms = [
    {
      name: 'spring', text: 'Spring',
      read: (motion) => (motion.spring ? [motion.spring.response, motion.spring.damping, motion.spring.blend ?? 0] : null),
      write: ([response, damping, blend]) => ({ spring: { response, damping, ...(blend > 0 ? { blend } : {}) } }),
      numbers: [seconds('Response', 0.55), { name: 'Damping ratio', range: [0.01, 100], slide: [0.05, 2], unit: '', initial: 1 }, seconds('Blend', 0)],
    },
    { name: 'easeInOut', text: 'Ease in and out', read: (motion) => ('easeInOut' in Object(motion) ? [motion.easeInOut] : null), write: ([time]) => ({ easeInOut: time }), numbers: [seconds('Duration', 0.35)] },
    { name: 'linear', text: 'Linear', read: (motion) => ('linear' in Object(motion) ? [motion.linear] : null), write: ([time]) => ({ linear: time }), numbers: [seconds('Duration', 0.25)] },
    {
      name: 'curve', text: 'Timing curve', read: (motion) => motion.curve ?? null, write: (numbers) => ({ curve: numbers }),
      numbers: [
        { name: 'First x', range: [0, 1], unit: '', initial: 0.2 }, { name: 'First y', range: [-100, 100], slide: [-1, 2], unit: '', initial: 0 },
        { name: 'Second x', range: [0, 1], unit: '', initial: 0 }, { name: 'Second y', range: [-100, 100], slide: [-1, 2], unit: '', initial: 1 }, seconds('Duration', 0.4),
      ],
    },
    { name: 'instant', text: 'Instant', read: (motion) => (motion === 'instant' ? [] : null), write: () => 'instant', numbers: [] },
  ];
  return variantField(label, forms, value, change);
}

function cellWidthField(label, value, change) {
  const points = (name, initial) => ({ name, range: [0, 10000], slide: [0, 300], unit: 'pt', initial });
  const both = (key) => ({
    read: (rule) => {
      if (rule === key) return [0, 0];
      return rule[key] ? [rule[key].minimum, rule[key].padding] : null;
    },
    write: ([minimum, padding]) => ({ [key]: { minimum, padding } }),
    numbers: [points('Minimum', 44), points('Padding', 12)],
  });
  const forms = [
    { name: 'fixed', text: 'Fixed', read: (rule) => ('fixed' in Object(rule) ? [rule.fixed] : null), write: ([width]) => ({ fixed: width }), numbers: [points('Width', 76)] },
    { name: 'intrinsic', text: 'As wide as the title', ...both('intrinsic') },
    { name: 'fillOrScroll', text: 'Fill, else scroll', ...both('fillOrScroll') },
    { name: 'equal', text: 'Equal', read: (rule) => (rule === 'equal' ? [] : null), write: () => 'equal', numbers: [] },
  ];
  return variantField(label, forms, value, change);
}
