console.log('workspace');
