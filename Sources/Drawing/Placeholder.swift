// Placeholder until the module arrives.
