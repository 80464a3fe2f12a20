import fc from 'fast-check';

/**
 * Property tests try the same inputs in each run, so that a build is red for what has changed alone.
 * `PROPERTY_SEED=$RANDOM` tries others.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
